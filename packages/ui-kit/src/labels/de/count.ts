const rules = new Intl.PluralRules('de')

/** A number with its noun, in the form that the number needs. */
export const count = (number: number, one: string, other: string): string =>
  `${number} ${rules.select(number) === 'one' ? one : other}`
