import { ReleaseError } from './errors.ts'

/** The list that a build of the wallet writes as `release.json`. */
export interface Release {
  /** The commit that was built; null for a build outside the release workflow. */
  readonly commit: string | null
  /** Day of the commit, as the builder claims it; null where the list has none. */
  readonly date: string | null
  /** SHA-256 of each file in base64 by path; the page without its configuration. */
  readonly files: Readonly<Record<string, string>>
  /**
   * Response headers by path, for a deployment with a gateway alone. A path that ends in
   * a slash is a folder; other files have the headers of `/index.html`.
   */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * Reads the text of a `release.json`.
 *
 * @throws {@link ReleaseError} when it is no such list
 * @example
 * import { readFileSync } from 'node:fs'
 * import { parseRelease } from '@strongroom/verify'
 *
 * const release = parseRelease(readFileSync('release.json', 'utf8'))
 */
export function parseRelease(text: string): Release {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new ReleaseError('The list of the release is not valid JSON.', {
      cause,
    })
  }
  const { commit, date = null, files, headers } = fieldsOf(value)
  if (
    commit !== null &&
    (typeof commit !== 'string' || !/^[\da-f]{40}$/u.test(commit))
  )
    throw new ReleaseError('The list of the release names no commit.')
  if (
    date !== null &&
    (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(date))
  )
    throw new ReleaseError('The list of the release has an invalid date.')
  return {
    commit,
    date,
    files: textsOf(files, 'files', /^\/[^?#]*$/u),
    headers: Object.fromEntries(
      Object.entries(fieldsOf(headers)).map(([path, texts]) => [
        path,
        textsOf(texts, `headers of ${path}`, /^[\w-]+$/u),
      ]),
    ),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new ReleaseError('The list of the release has another shape.')
}

function textsOf(
  value: unknown,
  name: string,
  key: RegExp,
): Record<string, string> {
  const entries = Object.entries(fieldsOf(value))
  const isRight = entries.every(
    ([path, text]) => key.test(path) && typeof text === 'string',
  )
  if (!isRight || entries.length === 0)
    throw new ReleaseError(`The list of the release has other ${name}.`)
  return Object.fromEntries(entries) as Record<string, string>
}
