/** Kinds of organisations, for which prices of the business store may be. */
export const groups = [
  { value: 'school', label: { de: 'Schule', en: 'School' } },
  { value: 'kindergarten', label: { de: 'Kita, Hort', en: 'Nursery, after-school club' } },
  { value: 'authority', label: { de: 'Behörde, Träger', en: 'Public authority' } },
  { value: 'company', label: { de: 'Unternehmen', en: 'Company' } },
  { value: 'club', label: { de: 'Verein', en: 'Club' } },
]

export const groupNames = (language: 'de' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(groups.map(({ value, label }) => [value, label[language]]))
