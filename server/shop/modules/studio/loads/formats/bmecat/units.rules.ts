import type { ImportItem } from '#contract/import/catalogue.ts'

type ContentUnit = NonNullable<ImportItem['content']>['unit']

/** Units of content by their codes of UN/ECE Recommendation 20. */
export const contentUnits: Readonly<Record<string, ContentUnit>> = {
  MLT: 'ml',
  LTR: 'l',
  GRM: 'g',
  KGM: 'kg',
  MTR: 'm',
  CMT: 'cm',
  C62: 'piece',
  PCE: 'piece',
  H87: 'piece',
  EA: 'piece',
  ST: 'sheet',
}

const signs: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  MTK: 'm²',
  CMK: 'cm²',
  MLT: 'ml',
  LTR: 'l',
  GRM: 'g',
  KGM: 'kg',
  GM: 'g/m²',
  WTT: 'W',
  VLT: 'V',
  AMP: 'A',
  P1: '%',
  DD: '°',
  CEL: '°C',
  MIN: 'min',
  HUR: 'h',
  ANN: 'Jahre',
}

/** Unit of a feature as people read it: by its code, or as the file writes it. Pieces are counted without one. */
export const unitSign = (unit: string): string => (contentUnits[unit] === 'piece' ? '' : (signs[unit] ?? unit))
