/**
 * What an app's own rules may select on and set, by the class of a part. A test
 * compares it with the sheets and the components, and the docs pages show it.
 */
export type StyleContract = Readonly<
  Record<
    `sr-${string}`,
    {
      /** What each attribute says, with the values it has. */
      readonly attributes?: Readonly<Record<`data-${string}`, string>>
      readonly variables?: Readonly<Record<`--sr-${string}`, string>>
    }
  >
>
