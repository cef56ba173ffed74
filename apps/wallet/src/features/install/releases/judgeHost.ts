import type { Difference } from '@strongroom/verify'

/** A release that this browser keeps whole, with the configuration of the deployment. */
export interface KeptRelease {
  /** Name of its cache: the same release with other settings is another one. */
  id: string
  /** SHA-256 of the list of its files, in hex. */
  sha256: string
  /** Commit it was built from, as the list claims; null where it names none. */
  commit: string | null
  /** Day of that commit, as the list claims. */
  date: string | null
  /** SHA-256 of its page in base64, without the configuration. */
  page: string
  /** Paths of workers in its list. */
  workers: readonly string[]
  /** The configuration, and the directives of the policy that the deployment chose. */
  choices: Readonly<Record<string, string>>
  /** When the owner accepted it, in milliseconds since 1970. */
  since: number
}

/** The release that the owner accepted, and the one before it. */
export interface Pin {
  accepted: KeptRelease
  previous: KeptRelease | null
}

/** The host's answers to the check, compared with the host's own list of files. */
export type HostAnswer =
  | { kind: 'silent' }
  | {
      kind: 'answered'
      release: KeptRelease
      differences: readonly Difference[]
    }
  | { kind: 'unreadable'; differences: readonly Difference[] }

/** How an offered release relates to the accepted one. Dates are the host's claims. */
export type OfferAge = 'newer' | 'older' | 'unknown' | 'left' | 'settings'

/** Meaning of the host's answers for the accepted release. */
export type HostState =
  | { kind: 'silent' }
  | { kind: 'same' }
  | { kind: 'changed'; differences: readonly Difference[] }
  | { kind: 'offer'; age: OfferAge; release: KeptRelease }

/**
 * Decides what the host's answers mean. A release is offered only if every file and header
 * is that of its list; anything else that differs is a change which the owner must know.
 */
export function judgeHost(pin: Pin, answer: HostAnswer): HostState {
  if (answer.kind === 'silent') return { kind: 'silent' }
  // A failing server has no word on the files that it did not serve. Its other answers
  // count, or one failure would hide all changes.
  const failed = answer.differences.filter(isFailure)
  const differences = answer.differences.filter(({ path }) =>
    failed.every((other) => other.path !== path),
  )
  if (differences.length === 0 && failed.length > 0) return { kind: 'silent' }
  const { accepted, previous } = pin
  if (answer.kind === 'unreadable') return { kind: 'changed', differences }
  const { release } = answer
  if (differences.length > 0) {
    const list: Difference = {
      path: '/release.json',
      kind: 'changed',
      expected: accepted.sha256,
      found: release.sha256,
    }
    return {
      kind: 'changed',
      differences:
        release.sha256 === accepted.sha256
          ? differences
          : [list, ...differences],
    }
  }
  if (release.id === accepted.id) return { kind: 'same' }
  const age =
    release.id === previous?.id
      ? 'left'
      : release.sha256 === accepted.sha256
        ? 'settings'
        : release.sha256 === previous?.sha256
          ? 'older'
          : ageOf(accepted.date, release.date)
  return { kind: 'offer', age, release }
}

/** Whether the host did not answer, or its server failed. */
const isFailure = ({ kind, found }: Difference): boolean =>
  kind === 'missing' && /^(?:HTTP (?:429|5\d\d)$|no answer)/.test(found ?? '')

function ageOf(accepted: string | null, offered: string | null): OfferAge {
  // Two commits of one day may come in either order.
  if (accepted === null || offered === null || accepted === offered)
    return 'unknown'
  return offered > accepted ? 'newer' : 'older'
}
