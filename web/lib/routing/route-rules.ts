type Rule = { prefetch: boolean }

/** The rule whose beginning fits the path longest; null when none does. A missing slash at the end makes no difference. */
export function ruleOf<R extends Rule>(rules: Readonly<Record<string, R>>, path: string): R | null {
  const whole = path.endsWith('/') ? path : `${path}/`
  let best = ''
  for (const beginning of Object.keys(rules)) {
    if (whole.startsWith(beginning) && beginning.length > best.length) best = beginning
  }
  return (best && rules[best]) || null
}
