import type { ReviewHashes } from './ReviewProgress.ts'

interface TypedData {
  readonly domain: object
  readonly types: Readonly<
    Record<string, readonly { readonly name: string }[] | undefined>
  >
  readonly primaryType: string
  readonly message: object
}

/**
 * Fields of typed data in the order in which a device shows them: those of the
 * domain first, then those of the struct that is signed.
 */
export function shownFields(
  typedData: object,
): NonNullable<ReviewHashes['fields']> {
  const { domain, types, primaryType, message } = typedData as TypedData
  const values = Object(message) as Record<string, unknown>
  return [
    ...Object.entries(domain).map(
      ([name, value]) => [name, `${value}`] as const,
    ),
    ...(types[primaryType] ?? []).map(
      ({ name }) => [name, `${values[name]}`] as const,
    ),
  ]
}
