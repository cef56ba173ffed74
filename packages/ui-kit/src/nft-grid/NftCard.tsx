import type { ReactNode } from 'react'
import { type RenderProp, Slot } from '../internal/Slot.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { NftItem } from './NftItem.ts'
import { NftPicture, type NftPictureProps } from './NftPicture.tsx'

export interface NftCardProps {
  item: NftItem
  href: string | undefined
  render: RenderProp<'a'> | undefined
  actions: ReactNode
  tokenId: string
  texts: NftPictureProps['texts']
}

/** One token: its picture, its own name, and its number. */
export function NftCard({
  item,
  href,
  render,
  actions,
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
      <NftPicture source={item.imageUri} name={collection} texts={texts} />
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
