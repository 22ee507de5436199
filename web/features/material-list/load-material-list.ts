import type { PageContext } from 'vike/types'
import { newId } from '../../lib/browser/new-id.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

export type MaterialListData = {
  form: 'materialliste'
  head: Head
  /** Sent with the form, so that a list that is sent twice goes into the cart once. */
  submissionId: string
  flash: Flash | null
}

export const loadMaterialList = async (pageContext: PageContext): Promise<MaterialListData> => ({
  form: 'materialliste',
  head: await titledHead(pageContext, 'materialList.title'),
  submissionId: newId(),
  flash: pageContext.flash?.form === 'material-list' ? pageContext.flash : null,
})
