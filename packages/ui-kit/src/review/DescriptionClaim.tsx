import type { Description } from '@strongroom/react-hooks/clear-signing'
import type { ComponentProps } from 'react'
import { Address } from '../address/Address.tsx'
import { Tag } from '../badge/Tag.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import {
  type DescriptionLabels,
  defaultDescriptionLabels,
} from './descriptionLabels.ts'

/** Props of `DescriptionClaim`. */
export interface DescriptionClaimProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** One of a review’s `descriptions`, or its `description`. */
  description: Description
  /** EIP-3770 short name, put before each address. */
  chainPrefix?: string | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  explorerUrl?: ((address: string) => string | undefined) | undefined
  labels?: Partial<DescriptionLabels> | undefined
}

/**
 * What the author of a contract says that a call or a message does: somebody's claim,
 * which stands under the decoded data and never in its place.
 */
export function DescriptionClaim({
  description,
  chainPrefix,
  names = {},
  explorerUrl,
  labels,
  className,
  ...rest
}: DescriptionClaimProps) {
  const texts = useLabels('description', defaultDescriptionLabels, labels)
  const { author, text, fields, left } = description
  const keyed = fields.map((field, index) => ({ key: `${index}`, field }))
  return (
    <div {...rest} className={classNames('sr-claim', className)}>
      <p>
        <Tag>{texts.claim}</Tag> {texts.describedBy}{' '}
        {author ? <ForeignText value={author} /> : texts.unnamed}
      </p>
      <p>
        <strong>
          <ForeignText value={text} max={400} />
        </strong>
      </p>
      {fields.length > 0 && (
        <dl className="sr-call-parameters">
          {keyed.map(({ key, field: { label, value, address, unit } }) => (
            <div key={key} className="sr-call-parameter">
              <dt>
                <ForeignText value={label} max={80} />
              </dt>
              <dd>
                {address ? (
                  <Address
                    address={address}
                    name={names[address.toLowerCase()]}
                    shortName={chainPrefix}
                    variant="full"
                    explorerUrl={explorerUrl?.(address)}
                  />
                ) : (
                  <ForeignText value={value} max={400} />
                )}
                {unit && (
                  <>
                    {' '}
                    {texts.baseUnits}{' '}
                    <Address
                      address={unit}
                      name={names[unit.toLowerCase()]}
                      shortName={chainPrefix}
                      variant="full"
                    />
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="sr-advice">
        {left > 0 && `${texts.more(left)}. `}
        {texts.hint}
      </p>
    </div>
  )
}
