import { MarkReviewHelpful } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { messageOf } from '../../lib/data/message-of.ts'
import { send } from '../../lib/data/send.ts'

const storageKey = 'helpfulReviews'
const remembered = 300

/** Ids of votes by review. Each id is random and used for one review only, so votes cannot be linked to a visitor. */
function readVotes(): [ratingId: string, voteId: string][] {
  try {
    const votes: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(votes) ? votes.filter((vote) => Array.isArray(vote) && vote.length === 2) : []
  } catch {
    return []
  }
}

export const hasVoted = (ratingId: string): boolean => readVotes().some(([id]) => id === ratingId)

function remember(ratingId: string, voteId: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...readVotes(), [ratingId, voteId]].slice(-remembered)))
  } catch {
    // Without storage the vote still counts.
  }
}

type Vote =
  | { kind: 'counted' }
  /** `message`: the shop's message; null when the button shows its own text. */
  | { kind: 'failed'; message: string | null }

/** Ids of votes that are not known to be counted, by review. */
const unanswered = new Map<string, string>()

export async function vote(ratingId: string): Promise<Vote> {
  // A vote whose answer was lost may have been counted: under its id it is not counted again.
  const voteId = unanswered.get(ratingId) ?? newId()
  unanswered.set(ratingId, voteId)
  const { data, errors } = await send(MarkReviewHelpful, { ratingId, voteId }, { tells: 'caller' })
  if (!data?.markReviewHelpful) return { kind: 'failed', message: messageOf(errors) }
  unanswered.delete(ratingId)
  remember(ratingId, voteId)
  return { kind: 'counted' }
}
