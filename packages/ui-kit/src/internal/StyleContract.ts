/**
 * Selectors and attributes that an app's own rules may use, by the class of a
 * part. A test compares it with the sheets and the components, and the docs
 * pages show it.
 */
export type StyleContract = Readonly<
  Record<
    `sr-${string}`,
    {
      /** Meaning of each attribute, with its values. */
      readonly attributes?: Readonly<Record<`data-${string}`, string>>
      readonly variables?: Readonly<Record<`--sr-${string}`, string>>
    }
  >
>
