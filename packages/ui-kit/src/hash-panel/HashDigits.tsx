import { groupHex } from '../address/groupHex.ts'
import { classNames } from '../internal/classNames.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

export interface HashDigitsProps {
  hash: string
  /** Groups that are not the same as in this hash are marked. */
  compareWith?: string | undefined
}

/** A hash in groups of four that wrap between groups only. */
export function HashDigits({ hash, compareWith }: HashDigitsProps) {
  const expected = compareWith === undefined ? [] : groupHex(compareWith)
  const groups = groupHex(hash).map((group, index) => ({
    key: `${index} ${group}`,
    group,
    other:
      compareWith !== undefined &&
      expected[index]?.toLowerCase() !== group.toLowerCase(),
  }))
  return (
    <code className="sr-hash-digits" dir="ltr">
      <VisuallyHidden>{hash}</VisuallyHidden>
      <span aria-hidden="true" className="sr-hash-groups">
        {groups.map(({ key, group, other }) => (
          <span
            key={key}
            className={classNames('sr-hash-group', other && 'sr-hash-other')}
          >
            {group}
          </span>
        ))}
      </span>
    </code>
  )
}
