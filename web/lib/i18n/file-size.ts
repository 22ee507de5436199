import { useFormat } from './format.ts'

/** Bytes as people call them. */
export function useFileSize() {
  const { number } = useFormat()
  return (bytes: number) =>
    bytes < 1_000_000
      ? number(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
      : number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
