import type {
  Descriptor,
  DescriptorFieldFormat,
  DescriptorFieldGroup,
  DescriptorFormatSpec,
  DisplayField,
  DisplayModel,
  FormatOptions,
  RegistryIndex,
} from '@ethereum-sourcify/clear-signing'
import type { Facts } from './createFacts.ts'
import type { OwnReading } from './findDisagreements.ts'

type Spec = DescriptorFieldFormat | DescriptorFieldGroup

/** A field as it is shown, beside what the bytes have at its place. */
export interface RenderedField {
  readonly shown: DisplayField
  /** The value without a scale, a name or a message in its place. */
  readonly raw: string
  /** The token that an amount is of, by the descriptor. */
  readonly token: string | undefined
  /** The value stands in the descriptor, not in the bytes. */
  readonly isConstant: boolean
}

/** A description before it is compared with the bytes. */
export interface Rendered {
  readonly author: string | undefined
  readonly text: string
  /** The name of the operation. */
  readonly name: string
  /** The sentence without its values. */
  readonly template: string
  readonly fields: readonly RenderedField[]
}

/** Formats one call or message by a descriptor of a single format. */
export type FormatWith = (
  descriptor: Descriptor,
  data: FormatOptions['externalDataProvider'],
) => Promise<DisplayModel>

/** A description, with what the decoder reads at the same place. */
export interface Comparable {
  readonly rendered: Rendered
  readonly reading: Pick<OwnReading, 'effects' | 'addresses' | 'parties'>
  /** The decoder reads another function than the description. */
  readonly isOther: boolean
}

/** The key of a contract in an index. */
export const idOf = (chainId: number, address: string): string =>
  `eip155:${chainId}:${address.toLowerCase()}`

/** Has the library use one descriptor, and ask for no other. */
export const resolveOne = (descriptor: Descriptor, index: RegistryIndex) => ({
  type: 'custom' as const,
  resolver: { index, fetchDescriptor: async () => descriptor },
})

const natives = [
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x0000000000000000000000000000000000000000',
]
const mostFields = 200

/**
 * Formats by one format of a descriptor twice: as it is shown, and with the plain
 * values at the same places, so that the two can be compared.
 *
 * @returns undefined where the format does not fit the values.
 */
export async function renderFormat(
  descriptor: Descriptor,
  format: { readonly key: string; readonly spec: DescriptorFormatSpec },
  formatWith: FormatWith,
  { data, readFacts }: Pick<Facts, 'data' | 'readFacts'>,
): Promise<Rendered | undefined> {
  const { spec } = format
  const definitions = descriptor.display?.definitions ?? {}
  const specs = spec.fields ?? []
  if (!Array.isArray(specs) || specs.length > mostFields) return undefined
  const only = (change: (field: DescriptorFieldFormat) => Spec) =>
    ({
      ...descriptor,
      display: {
        formats: {
          [format.key]: {
            ...spec,
            fields: mapFields(specs, (field) =>
              change(normalize(field, definitions)),
            ),
          },
        },
      },
    }) as Descriptor
  const raw = flatten(await formatWith(only(toPlain), {}))
  if (!raw) return undefined
  await readFacts(raw.flatMap(({ tokenAddress = [] }) => tokenAddress))
  const model = await formatWith(
    only((field) => field),
    data,
  )
  const shown = flatten(model)
  if (!shown || shown.length !== raw.length) return undefined
  const { intent, interpolatedIntent } = model
  const name =
    typeof intent === 'object'
      ? Object.values(intent).join(', ')
      : `${intent ?? ''}`
  return {
    author: textOf(model.metadata?.owner ?? model.metadata?.contractName),
    text: `${interpolatedIntent ?? name}`,
    name,
    template: `${spec.interpolatedIntent ?? ''}`.replace(/\{[^{}]*\}/gu, '…'),
    fields: shown.map((field, index) => ({
      shown: field,
      raw: `${raw[index]?.value}`,
      token: raw[index]?.tokenAddress,
      isConstant: raw[index]?.label === constant,
    })),
  }
}

const constant = 'constant'

const textOf = (value: unknown) =>
  value === undefined || value === null ? undefined : String(value)

/** With its definition, and without what this wallet does not follow. */
function normalize(
  field: DescriptorFieldFormat,
  definitions: Readonly<Record<string, DescriptorFieldFormat>>,
): DescriptorFieldFormat {
  const [, name = ''] =
    /^\$\.display\.definitions\.(.+)$/u.exec(`${field.$ref}`) ?? []
  const definition = Object.hasOwn(definitions, name)
    ? definitions[name]
    : undefined
  const { $ref: _, encryption: __, ...merged } = { ...definition, ...field }
  const params = { ...definition?.params, ...field.params }
  // Its symbol and decimals would be the descriptor's own words.
  if ([params.token, params.tokenPath].includes('$.metadata.token')) {
    delete params.token
    params.tokenPath = '@.to'
  }
  // Any other address would make a token look like the coin.
  if (params.nativeCurrencyAddress !== undefined)
    params.nativeCurrencyAddress = natives
  // Calls inside of calls stand in the tree of calls.
  const format = merged.format === 'calldata' ? 'raw' : merged.format
  return { ...merged, ...(format && { format }), params }
}

/** The same field with its plain value. */
function toPlain(field: DescriptorFieldFormat): DescriptorFieldFormat {
  const { token, tokenPath } = field.params ?? {}
  const params = {
    ...(token !== undefined && { token }),
    ...(tokenPath !== undefined && { tokenPath }),
  }
  const label = field.value === undefined ? 'value' : constant
  return field.format === 'tokenAmount'
    ? { ...field, label, params }
    : { ...field, label, format: 'raw', params: {} }
}

const mapFields = (
  specs: readonly Spec[],
  change: (field: DescriptorFieldFormat) => Spec,
): Spec[] =>
  specs.map((spec) =>
    'fields' in spec
      ? { ...spec, fields: mapFields(spec.fields ?? [], change) }
      : change(spec as DescriptorFieldFormat),
  )

/** All fields in their order; undefined where there is no description. */
const flatten = ({ fields, rawCalldataFallback }: DisplayModel) =>
  rawCalldataFallback || fields === undefined
    ? undefined
    : fields.flatMap((field) => ('fields' in field ? field.fields : [field]))
