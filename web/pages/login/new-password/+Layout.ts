export { ResetPasswordLayout as Layout } from '../../../layouts/ResetPasswordLayout.tsx'
