import { StudioDeskTasksOf, type StudioDeskTasksOfQuery } from '../generated/operations.ts'
import { useTexts } from '../lib/texts.ts'
import { deskTexts } from '../texts/desk.ts'
import { uiTexts } from '../texts/ui.ts'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Link } from '../ui/Link.tsx'
import { Room } from '../ui/Room.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import styles from './Desk.module.css'

type Task = StudioDeskTasksOfQuery['studio_deskTasks'][number]

/** Where a task is done; nothing for what only operators can do. */
const placeOf: Record<Task['kind'], string | null> = {
  failedCommands: '/orders',
  payments: '/orders',
  returns: '/returns',
  declarations: '/declarations',
  unmatched: '/declarations',
  labels: '/returns',
  reviews: '/reviews',
  certificates: '/certificates',
  organisations: '/organisations',
  oversold: '/products/open/oversold',
  soldOutShown: '/products/open/soldOutShown',
  textsMissing: '/products/open/textsMissing',
  failedJobs: null,
}

/** First page of a desk: what needs a person now. */
export function DeskRoom() {
  const texts = useTexts(deskTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isLoading, reload } = useAnswer(StudioDeskTasksOf, {})
  const tasks = data?.studio_deskTasks.filter(({ count }) => count > 0)
  return (
    <Room>
      <h1>{texts.desk}</h1>
      <p>{texts.deskIntro}</p>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !data ? ui.loading : tasks?.length === 0 && texts.nothingToDo}</p>
      {tasks && tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task.kind}>
              <TaskCard {...task} />
            </li>
          ))}
        </ul>
      )}
    </Room>
  )
}

function TaskCard({ kind, count }: Task) {
  const texts = useTexts(deskTexts)
  const to = placeOf[kind]
  const content = (
    <>
      <strong>{count}</strong>
      <span>{texts.tasks[kind]}</span>
    </>
  )
  if (to === null) return <div className={styles.task}>{content}</div>
  return (
    <Link className={styles.task} to={to}>
      {content}
    </Link>
  )
}
