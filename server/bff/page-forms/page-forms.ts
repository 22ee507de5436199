import type { Form } from '../forms/form-route.ts'
import { cartForms } from './cart/cart-forms.ts'
import { entryForms } from './entries/entry-forms.ts'
import { returnForms } from './returns/return-forms.ts'
import { reviewForm } from './reviews/review-form.ts'
import { materialListForm } from './service/material-list.ts'
import { orderForm } from './service/order-form.ts'
import { serviceForms } from './service/service-forms.ts'
import { claimForm } from './wishlists/claims.ts'
import { invitationForm } from './wishlists/invitation.ts'

/** Forms of pages outside of account and checkout. */
export const pageForms: readonly Form[] = [
  ...entryForms,
  ...serviceForms,
  orderForm,
  materialListForm,
  reviewForm,
  ...returnForms,
  ...cartForms,
  invitationForm,
  claimForm,
]
