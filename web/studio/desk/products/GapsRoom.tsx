import { useState } from 'react'
import { type StudioProductGap, StudioProductGapsOf } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { productTexts } from '../../texts/products.ts'
import { uiTexts } from '../../texts/ui.ts'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'

const kinds: readonly StudioProductGap[] = ['oversold', 'soldOutShown', 'textsMissing']

/** Products that one of the desk's tasks counts. */
export function GapsRoom({ parameters }: { parameters: Readonly<Record<string, string>> }) {
  const texts = useTexts(productTexts)
  const kind = kinds.find((each) => each === parameters.kind)
  return kind ? <Gaps key={kind} kind={kind} /> : <NotFound text={texts.none} />
}

function Gaps({ kind }: { kind: StudioProductGap }) {
  const texts = useTexts(productTexts)
  const { tasks, nothingToDo } = useTexts(deskTexts)
  const ui = useTexts(uiTexts)
  const [page, setPage] = useState(1)
  const { data, error, isLoading, reload } = useAnswer(StudioProductGapsOf, { kind, page })
  const found = data?.studio_productGaps
  return (
    <Room>
      <h1>{tasks[kind]}</h1>
      <p>
        <Link to="/desk">{texts.toDesk}</Link>
      </p>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">
        {isLoading && !found && ui.loading}
        {found && (found.total === 0 ? nothingToDo : texts.countProducts(found.total))}
      </p>
      {found && found.products.length > 0 && (
        <Table heads={[texts.product, texts.gapDetails[kind]]}>
          {found.products.map(({ id, name, details }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={kind === 'textsMissing' ? `/products/${id}/texts` : `/products/${id}`}>{name || id}</Link>
              </th>
              <td>{details.join(', ')}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
    </Room>
  )
}
