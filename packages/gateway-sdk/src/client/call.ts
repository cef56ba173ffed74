import { InvalidParameterError } from '../errors/invalidParameterError.ts'
import { pagePath } from '../paging/pagePath.ts'
import type {
  BareGatewayCall,
  CallOptions,
  Credentials,
  GatewayClient,
} from './types.ts'

interface Traits {
  /** The answer has no body. */
  readonly empty?: boolean
  /** Credentials mode; sent with cookies by default. */
  readonly credentials?: Credentials
}

/** Values of path and query parameters that are left out. */
const defaults: Readonly<Record<string, string>> = { currency: 'usd' }

/**
 * Makes a call of its route: `METHOD /path/{parameter}?query_name&…`. Query
 * names are the wire's, in the wire's order; their parameters are in camelCase.
 * The other parameters are the JSON body of any method but GET.
 */
export function call<P extends CallOptions, R>(
  route: string,
  { empty, credentials }: Traits = {},
): BareGatewayCall<P, R> {
  const [method, template, ...wires] = route.split(/[ ?&]/) as [
    string,
    string,
    ...string[],
  ]
  const label = `${method} ${template}`
  const parts = template.split(/[{}]/)
  const names = wires.map((wire): readonly [string, string] => [
    wire,
    wire.replace(/_+./g, (part) => part.slice(-1).toUpperCase()),
  ])

  // async: a bad parameter rejects, as everything else does.
  return async (client: GatewayClient, parameters?: P) => {
    const given: Record<string, unknown> = { ...parameters }
    given['credentials'] ??= credentials
    const read = (name: string) => given[name] ?? defaults[name]
    let path = ''
    // Options and parameters of the route are not part of the body.
    const { signal, timeout, retry, headers, credentials: _, ...body } = given
    if (given['pageUrl']) path = pagePath(client, given['pageUrl'])
    else {
      parts.forEach((part, index) => {
        let text: unknown = part
        if (index % 2) {
          text = read(part)
          if (typeof text !== 'string' || !patternOf(part).test(text))
            throw new InvalidParameterError(part)
        }
        path += text
      })
      const query: string[][] = []
      for (const [wire, name] of names) {
        const value = read(name)
        if (value != null) query.push([wire, `${value}`])
      }
      if (query[0]) path += `?${new URLSearchParams(query)}`
    }
    for (const name of [...parts, ...names.flat()]) delete body[name]
    return client.request({
      route: label,
      method,
      path,
      // A call without body fields sends no body.
      body: Object.keys(body)[0] && body,
      empty,
      options: given,
    })
  }
}

/**
 * Pattern of a path parameter, by its name. Matching values need no encoding.
 */
function patternOf(name: string): RegExp {
  return name === 'chainId'
    ? /^\d{1,78}$/
    : /address|delegate/i.test(name)
      ? /^0x[\da-fA-F]{40}$/
      : /Hash$/.test(name)
        ? /^0x[\da-fA-F]{64}$/
        : /^[a-z\d][\w,-]{0,255}$/i
}
