/** A JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A query or header parameter, as the OpenAPI document describes it. */
export interface Parameter {
  description: string
  schema: JsonSchema
  /** Refused without it. */
  required?: boolean
  example?: string | number | boolean
}

const address = '^0x[0-9a-fA-F]{40}$'
const hash = '^0x[0-9a-fA-F]{64}$'
const uuid =
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$'

/** Safes, owners and tokens of the local stack, so that examples can be tried. */
export const examples = {
  safe: '0x58E587586f0e57bcfba0D209333f4D483F7eBB45',
  owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  other: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  token: '0x9B83f8d1228a2540b00c2091103026712Be0c669',
  hash: `0x${'5a'.repeat(32)}`,
  uuid: 'f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10',
} as const

export const flag = (description: string, otherwise?: boolean): Parameter => ({
  description,
  schema: {
    type: 'boolean',
    ...(otherwise === undefined ? {} : { default: otherwise }),
  },
})

export const whole = (
  description: string,
  bounds: { minimum?: number; maximum?: number } = { minimum: 0 },
): Parameter => ({ description, schema: { type: 'integer', ...bounds } })

export const addressParameter = (description: string): Parameter => ({
  description,
  schema: { type: 'string', pattern: address },
  example: examples.owner,
})

export const hashParameter = (description: string): Parameter => ({
  description,
  schema: { type: 'string', pattern: hash },
  example: examples.hash,
})

export const uuidParameter = (description: string): Parameter => ({
  description,
  schema: { type: 'string', format: 'uuid', pattern: uuid },
  example: examples.uuid,
})

export const timeParameter = (description: string): Parameter => ({
  description,
  schema: { type: 'string', format: 'date-time' },
  example: '2026-01-31T12:00:00.000Z',
})

export const textParameter = (
  description: string,
  { example, ...schema }: JsonSchema & { example?: string } = {},
): Parameter => ({
  description,
  schema: { type: 'string', ...schema },
  ...(example === undefined ? {} : { example }),
})

export const choice = (
  description: string,
  values: readonly string[],
): Parameter => ({ description, schema: { type: 'string', enum: values } })

export const required = (parameter: Parameter): Parameter => ({
  ...parameter,
  required: true,
})

export const cursor: Parameter = textParameter(
  'Part of a list as `limit=N&offset=M`; a limit is 100 at most',
  { example: 'limit=20&offset=20' },
)

export const currencyParameter: Parameter = textParameter(
  'Code of a supported currency, in any case',
  { pattern: '^[A-Za-z]{3}$', example: 'USD' },
)

/** A signer's proof: a personal signature over the action, and its time. */
export const signatureHeaders: Readonly<Record<string, Parameter>> = {
  'Safe-Wallet-Signature': required(
    textParameter('Personal signature over the action', {
      pattern: '^0x[0-9a-fA-F]{130}$',
      example: `0x${'1b'.repeat(65)}`,
    }),
  ),
  'Safe-Wallet-Signature-Timestamp': required(
    textParameter('The time that was signed, in milliseconds since 1970', {
      pattern: '^[0-9]{1,15}$',
      example: '1700000000000',
    }),
  ),
}

/** Descriptions of path parameters, by the names that routes give them. */
export const pathParameters: Readonly<Record<string, Parameter>> = {
  chainId: textParameter('Chain id in decimal digits', {
    pattern: '^[0-9]{1,78}$',
    example: '1337',
  }),
  safeAddress: { ...addressParameter('Safe'), example: examples.safe },
  ownerAddress: addressParameter('Owner of safes'),
  contractAddress: { ...addressParameter('Contract'), example: examples.token },
  moduleAddress: { ...addressParameter('Module'), example: examples.token },
  address: addressParameter('Address of an account'),
  account: { ...addressParameter('Safe or owner'), example: examples.safe },
  signer: addressParameter('Owner who receives the mails'),
  delegate: { ...addressParameter('Delegate'), example: examples.other },
  safeTxHash: hashParameter('Hash that owners sign'),
  messageHash: hashParameter('Hash of the message in the name of its safe'),
  hash: hashParameter('Hash of a transaction on the chain'),
  transactionId: textParameter(
    '`multisig_…`, `module_…`, `transfer_…` or `creation_…` as in lists, or a safeTxHash',
    {
      pattern: '^(?:0x[0-9a-fA-F]{64}|[a-z]+_[0-9A-Za-z_]+)$',
      example: `multisig_${examples.safe}_${examples.hash}`,
    },
  ),
  uuid: uuidParameter('The id that the device chose for itself'),
  taskId: uuidParameter('Task of a relayed call'),
  currency: required(currencyParameter),
}
