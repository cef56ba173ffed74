import { type ComponentProps, type ReactNode, useId } from 'react'
import { ShortAddress } from '../address/ShortAddress.tsx'
import { classNames } from '../internal/classNames.ts'
import { type RenderProp, Slot } from '../internal/Slot.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { EmptyState } from '../state-view/EmptyState.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { groupNfts } from './groupNfts.ts'
import type { NftItem } from './NftItem.ts'
import { NftPicture, type NftPictureProps } from './NftPicture.tsx'
import { defaultNftGridLabels, type NftGridLabels } from './nftGridLabels.ts'

interface NftCardProps {
  item: NftItem
  href: string | undefined
  render: RenderProp<'a'> | undefined
  actions: ReactNode
  imageOrigin: string | undefined
  tokenId: string
  texts: NftPictureProps['texts']
}

/** One token: its picture, its own name, and its number. */
function NftCard({
  item,
  href,
  render,
  actions,
  imageOrigin,
  tokenId,
  texts,
}: NftCardProps) {
  const collection = item.tokenName || item.tokenSymbol
  const id = cleanText(item.id, 80).text
  const name = (
    <ForeignText value={item.name || collection} className="sr-nft-name" />
  )
  return (
    <article className="sr-nft">
      <NftPicture
        source={item.imageUri}
        origin={imageOrigin}
        name={collection}
        texts={texts}
      />
      {href === undefined ? (
        name
      ) : (
        <Slot tag="a" render={render} className="sr-nft-link" href={href}>
          {name}
          <VisuallyHidden>
            {tokenId} {id}
          </VisuallyHidden>
        </Slot>
      )}
      <span className="sr-nft-id" title={id}>
        {href === undefined && (
          <VisuallyHidden>
            {tokenId} {id}
          </VisuallyHidden>
        )}
        <span aria-hidden="true" dir="ltr">
          #{shortenId(id)}
        </span>
      </span>
      {item.description && (
        <p className="sr-nft-text">
          <ForeignText value={item.description} max={200} />
        </p>
      )}
      {actions}
    </article>
  )
}

/** Both ends, as people compare long numbers. */
function shortenId(id: string): string {
  return id.length <= 14 ? id : `${id.slice(0, 6)}…${id.slice(-6)}`
}

/** Props of `NftGrid`. */
export interface NftGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `undefined` as long as they are on their way. */
  items: readonly NftItem[] | undefined
  /** Why they could not be loaded. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** A retry is under way. */
  busy?: boolean | undefined
  /** A heading for each collection. @default true */
  grouped?: boolean | undefined
  /** Where a token leads; your own address, not its maker's. */
  getHref?: ((item: NftItem) => string | undefined) | undefined
  /** Renders the link of a token, for example as the `Link` of a router. */
  renderLink?: RenderProp<'a'> | undefined
  /** The only origin of pictures. @default every `https:` origin */
  imageOrigin?: string | undefined
  /** Buttons under a token. */
  renderActions?: ((item: NftItem) => ReactNode) | undefined
  /** Level of the collections in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  labels?: Partial<NftGridLabels> | undefined
}

/**
 * The tokens of a safe that exist once each. Names, texts and pictures are
 * their makers': collections show their address, because names can be taken.
 */
export function NftGrid({
  items,
  error,
  onRetry,
  busy,
  grouped = true,
  getHref,
  renderLink,
  imageOrigin,
  renderActions,
  headingLevel = 3,
  labels,
  className,
  ...rest
}: NftGridProps) {
  const texts = useLabels('nftGrid', defaultNftGridLabels, labels)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  if (items === undefined && error !== undefined && error !== null)
    return (
      <ErrorState
        {...rest}
        className={className}
        error={error}
        title={texts.failed}
        onRetry={onRetry}
        busy={busy}
      />
    )
  if (items === undefined)
    return (
      <Skeleton
        {...rest}
        className={classNames('sr-nft-list', className)}
        shape="tile"
        lines={6}
        label={texts.loading}
      />
    )
  if (items.length === 0)
    return (
      <EmptyState {...rest} className={className} title={texts.empty}>
        {texts.emptyText}
      </EmptyState>
    )
  const list = (tokens: readonly NftItem[]) => (
    <ul className="sr-nft-list">
      {tokens.map((item) => (
        <li key={`${item.address} ${item.id}`}>
          <NftCard
            item={item}
            imageOrigin={imageOrigin}
            href={getHref?.(item)}
            render={renderLink}
            actions={renderActions?.(item)}
            tokenId={texts.tokenId}
            texts={texts}
          />
        </li>
      ))}
    </ul>
  )
  const collections = groupNfts(items)
  return (
    <div {...rest} className={classNames('sr-nfts', className)}>
      {grouped
        ? collections.map(({ address, name, items: tokens }, at) => (
            <section key={address} aria-labelledby={`${id}-${at}`}>
              <div className="sr-nft-head">
                <Heading id={`${id}-${at}`} className="sr-nft-collection">
                  <ForeignText value={name} />
                </Heading>
                <span className="sr-nft-id">{texts.count(tokens.length)}</span>
                {/^0x[\da-f]{40}$/iu.test(address) ? (
                  <ShortAddress address={address} name={undefined} />
                ) : (
                  <ForeignText value={address} />
                )}
              </div>
              {list(tokens)}
            </section>
          ))
        : list(collections.flatMap(({ items: tokens }) => tokens))}
    </div>
  )
}
