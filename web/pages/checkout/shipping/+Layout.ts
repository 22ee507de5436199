export { CheckoutLayout as Layout } from '#web/layouts/CheckoutLayout.tsx'
