export { ResetPasswordLayout as Layout } from '#web/layouts/ResetPasswordLayout.tsx'
