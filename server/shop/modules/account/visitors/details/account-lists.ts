/** Positions of people in an organisation; texts are `visitor.jobTitle.<code>`. */
export const jobTitles = [
  'headTeacher',
  'teacher',
  'educator',
  'office',
  'purchasing',
  'management',
  'it',
  'other',
] as const

/** What organisations do; texts are `visitor.industry.<code>`. */
export const industries = [
  'primarySchool',
  'secondarySchool',
  'vocationalSchool',
  'specialNeeds',
  'university',
  'kindergarten',
  'afterSchool',
  'library',
  'authority',
  'therapy',
  'club',
  'company',
] as const
