import { Address } from '@strongroom/ui-kit'
import { isAddress } from 'viem'
import type { TypedData } from '../request/parseTypedData.ts'

const array = /^(.*)\[\d*\]$/

/** Renders a value by its type, nested structures and lists included. */
export function TypedDataFields({
  types,
  type,
  value,
}: {
  types: TypedData['types']
  type: string
  value: unknown
}) {
  const [, item] = array.exec(type) ?? []
  if (item !== undefined)
    return (
      <ol className="typed-list">
        {(Array.isArray(value) ? value : []).map((entry, index) => (
          <li key={index}>
            <TypedDataFields types={types} type={item} value={entry} />
          </li>
        ))}
      </ol>
    )
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (fields === undefined) return <TypedValue type={type} value={value} />
  const record = (value ?? {}) as Record<string, unknown>
  return (
    <dl className="typed-fields">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            {field.name} <span className="quiet">{field.type}</span>
          </dt>
          <dd>
            <TypedDataFields
              types={types}
              type={field.type}
              value={record[field.name]}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function TypedValue({ type, value }: { type: string; value: unknown }) {
  if (type === 'address' && typeof value === 'string' && isAddress(value))
    return <Address address={value} variant="full" copy={false} />
  return <code className="typed-value">{String(value)}</code>
}
