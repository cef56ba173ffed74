/** Texts of `TypedDataView`. */
export interface TypedDataLabels {
  domain: string
  message: string
  noDomain: string
  missing: string
  tooDeep: string
  emptyList: string
  unsigned: string
  otherChain: (stated: string, expected: string) => string
  hidden: (count: number) => string
}

export const defaultTypedDataLabels: TypedDataLabels = {
  domain: 'Asked by',
  message: 'Message',
  noDomain: 'It does not say who asks for it.',
  missing: 'missing',
  tooDeep: 'Nested too deeply to be shown.',
  emptyList: 'empty list',
  unsigned: 'These values are sent along, but are not part of what is signed',
  otherChain: (stated, expected) => `Chain ${stated}, not ${expected}`,
  hidden: (count) => `${count} more values are not shown`,
}
