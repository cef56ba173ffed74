import { examples } from './examples.ts'

/** A JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A parameter of a path, a query or the headers. */
export interface Parameter {
  /** A sentence for the docs of the client and the OpenAPI document. */
  readonly description: string
  /** JSON Schema of the text that is sent. */
  readonly schema: JsonSchema
  readonly example: string | number | boolean
  /** The gateway refuses a request without it. */
  readonly required?: boolean
  /** The client sends this value where the caller gives none. */
  readonly fallback?: string
  /** Type of the client's parameter, where it is not that of the text. */
  readonly type?: string
}

const address = '^0x[0-9a-fA-F]{40}$'
const hash = '^0x[0-9a-fA-F]{64}$'
const uuid =
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$'

export const flag = (description: string, otherwise?: boolean): Parameter => ({
  description,
  schema: {
    type: 'boolean',
    ...(otherwise === undefined ? {} : { default: otherwise }),
  },
  example: otherwise !== true,
})

export const whole = (
  description: string,
  bounds: { readonly minimum?: number; readonly maximum?: number } = {
    minimum: 0,
  },
): Parameter => ({
  description,
  schema: { type: 'integer', ...bounds },
  example: 10,
})

export const addressParameter = (
  description: string,
  example: string = examples.owner,
): Parameter => ({
  description,
  schema: { type: 'string', pattern: address },
  example,
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
  example: string,
  schema: JsonSchema = {},
): Parameter => ({
  description,
  schema: { type: 'string', ...schema },
  example,
})

export const choice = (
  description: string,
  values: readonly [string, ...string[]],
): Parameter => ({
  description,
  schema: { type: 'string', enum: values },
  example: values[0],
})

export const amount = (description: string): Parameter =>
  textParameter(description, '1000000000000000000', {
    pattern: '^[0-9]{1,78}(?:[.][0-9]{1,77})?$',
  })

export const required = (parameter: Parameter): Parameter => ({
  ...parameter,
  required: true,
})

/** A list with this parameter has pages, and the client takes their links. */
export const cursor: Parameter = textParameter(
  '`limit=20&offset=20`, with a limit of 100 at most; links to pages carry one.',
  'limit=20&offset=20',
)

export const timezone: Parameter = textParameter(
  'IANA name of the time zone that days are counted in.',
  'Europe/Zurich',
)

export const currency: Parameter = {
  ...textParameter('Code of a supported currency, in any case.', 'EUR', {
    pattern: '^[A-Za-z]{3}$',
  }),
  required: true,
  fallback: 'usd',
}

export const serviceKey: Parameter = required(
  textParameter(
    'Names the application; the features depend on it.',
    'WALLET_WEB',
    { minLength: 1 },
  ),
)

/** A signer's proof: a personal signature over the action, and its time. */
export const signatureHeaders: Readonly<Record<string, Parameter>> = {
  'Safe-Wallet-Signature': required(
    textParameter('Personal signature over the action.', examples.signature, {
      pattern: '^0x[0-9a-fA-F]{130}$',
    }),
  ),
  'Safe-Wallet-Signature-Timestamp': required(
    textParameter(
      'The time that was signed, in milliseconds since 1970.',
      '1700000000000',
      { pattern: '^[0-9]{1,15}$' },
    ),
  ),
}

/** The parameters of paths, by name. */
export const pathParameters: Readonly<Record<string, Parameter>> = {
  chainId: textParameter('Chain id in decimal digits.', examples.chainId, {
    pattern: '^[0-9]{1,78}$',
  }),
  safeAddress: addressParameter('Address of the safe.', examples.safe),
  ownerAddress: addressParameter('Owner of safes.'),
  signerAddress: addressParameter('Owner who receives the mails.'),
  contractAddress: addressParameter('The contract.', examples.token),
  moduleAddress: addressParameter('The module.', examples.module),
  address: addressParameter('The account; for relays, the safe or its owner.'),
  delegate: addressParameter('The delegate.', examples.delegate),
  safeTxHash: hashParameter('Hash that owners sign.'),
  messageHash: hashParameter('Hash of the message in the name of its safe.'),
  transactionId: textParameter(
    '`multisig_…`, `module_…`, `transfer_…` or `creation_…`, or a safeTxHash.',
    `multisig_${examples.safe}_${examples.hash}`,
    { pattern: '^(?:0x[0-9a-fA-F]{64}|[a-z]+_[0-9A-Za-z_]+)$' },
  ),
  uuid: uuidParameter('Id that the device chose for itself.'),
  taskId: uuidParameter('Id that `relayTransaction` returned.'),
  currency,
}
