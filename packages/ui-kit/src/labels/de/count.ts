const rules = new Intl.PluralRules('de')

/** A number with its noun, in the form that the number needs. */
export const count = (number: number, one: string, other: string): string =>
  `${number} ${rules.select(number) === 'one' ? one : other}`

/** How often something was found. */
export const times = (found: number): string => `${found} ×`

/** The network of a review, by name where it has one. */
export const chain = (name: string | undefined, id: string): string =>
  name ? `Netzwerk: ${name} (${id}).` : `Netzwerk: ${id}.`
