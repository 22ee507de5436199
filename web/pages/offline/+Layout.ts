export { BareLayout as Layout } from '../../layouts/BareLayout.tsx'
