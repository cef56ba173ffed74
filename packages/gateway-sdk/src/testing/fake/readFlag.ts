import { Refusal } from '../handlers/refusal.ts'

/** A yes or no of the query. @throws Refusal with 400 */
export function readFlag(
  query: URLSearchParams,
  name: string,
  otherwise: boolean,
): boolean {
  const text = query.get(name)
  if (text === null) return otherwise
  if (text !== 'true' && text !== 'false')
    throw new Refusal(400, 'Validation failed (boolean string is expected)')
  return text === 'true'
}
