/** BMEcat 2005 calls product what 1.2 calls article; both are read by the later names. */
const laterNames: Record<string, string> = {
  SUPPLIER_AID: 'SUPPLIER_PID',
  MANUFACTURER_AID: 'MANUFACTURER_PID',
  ART_ID: 'PROD_ID',
  ART_ID_TO: 'PROD_ID_TO',
  EAN: 'INTERNATIONAL_PID',
}

export const laterName = (name: string): string => laterNames[name] ?? name.replace(/^ARTICLE/, 'PRODUCT')
