export { CheckoutLayout as Layout } from '../../../layouts/CheckoutLayout.tsx'
