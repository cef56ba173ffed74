import { ConfigError } from '../errors/startErrors.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Wraps the environment and notes which variables are read. */
export function recordNames(environment: Environment): {
  environment: Environment
  read: ReadonlySet<string>
} {
  const read = new Set<string>()
  return {
    read,
    environment: new Proxy(environment, {
      get: (target, name) => {
        if (typeof name === 'string') read.add(name)
        return Reflect.get(target, name)
      },
    }),
  }
}

/** Letters to change, add or drop to get from one text to the other. */
const countEdits = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const mostEdits = 2
const ofChain = /^(GATEWAY_\w+_)(\d+)$/

/**
 * Refuses misspelled settings: a name with a typing error, or a setting of a
 * chain that is not served. Other variables that begin with `GATEWAY_` pass:
 * Kubernetes adds some for a service of that name.
 *
 * @throws ConfigError naming the variable.
 */
export function checkNames(
  environment: Environment,
  read: ReadonlySet<string>,
): void {
  const stems = new Set(
    [...read].flatMap((name) => ofChain.exec(name)?.[1] ?? []),
  )
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('GATEWAY_') || read.has(name)) continue
    const [, stem = '', chainId] = ofChain.exec(name) ?? []
    if (stems.has(stem)) {
      throw new ConfigError(
        `${name} is for chain ${chainId}, which the chains file does not name. Remove it, or add the chain to the file.`,
      )
    }
    const meant = [...read].find((one) => countEdits(name, one) <= mostEdits)
    if (meant !== undefined) {
      throw new ConfigError(`${name} is not a setting. Did you mean ${meant}?`)
    }
  }
}
