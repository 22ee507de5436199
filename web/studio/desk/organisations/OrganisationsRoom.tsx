import { StudioUsersWithoutMainOf } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { organisationTexts } from '../../texts/organisations.ts'
import { uiTexts } from '../../texts/ui.ts'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from '../Desk.module.css'

/** Users of organisations that nobody leads any more; each leads to the page on which it takes the organisation over. */
export function OrganisationsRoom() {
  const texts = useTexts(organisationTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isLoading, reload } = useAnswer(StudioUsersWithoutMainOf, {})
  const users = data?.studio_usersWithoutMain
  return (
    <Room>
      <h1>{texts.withoutMain}</h1>
      <p className={styles.quiet}>{texts.withoutMainHelp}</p>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">
        {isLoading && !users && ui.loading}
        {users?.length === 0 && texts.none}
      </p>
      {users && users.length > 0 && (
        <Table heads={[texts.organisation, texts.user, texts.email]}>
          {users.map(({ customerId, organisation, name, email }) => (
            <tr key={customerId}>
              <th scope="row">{organisation}</th>
              <td>
                <Link to={`/customers/${customerId}`}>{name}</Link>
              </td>
              <td>{email}</td>
            </tr>
          ))}
        </Table>
      )}
    </Room>
  )
}
