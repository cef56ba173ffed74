'use client'

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useId,
} from 'react'
import { Badge } from '../badge/Badge.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../internal/classNames.ts'
import { type RenderProp, Slot } from '../internal/Slot.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { AppIcon } from './AppIcon.tsx'
import { type AppCardLabels, defaultAppCardLabels } from './appCardLabels.ts'

/** Props of `AppCard`. */
export interface AppCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Name that the app or the list gives. */
  name: string
  /** Address of the app; its host is shown. */
  url: string
  /** Description that the app or the list gives; cleaned and cut. */
  description?: string | undefined
  /** Its picture: `https:` or an inline image. */
  iconUrl?: string | null | undefined
  /** Its kinds; eight at most are shown. */
  tags?: readonly string[] | undefined
  /** Where the card leads; your own address, not the app's. */
  href?: string | undefined
  /** Renders the link, for example as the `Link` of a router. */
  renderLink?: RenderProp<'a'> | undefined
  /** Instead of following `href`. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The app is kept at the top. @default false */
  pinned?: boolean | undefined
  /** Shows the button that pins. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined
  /** Why the app can not be opened here; shown in place of the link. */
  unavailableReason?: string | null | undefined
  /** Beside the name. */
  badge?: ReactNode | undefined
  /** Under the text: buttons. */
  actions?: ReactNode | undefined
  /** Level of the heading that holds the name. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Replaces texts, one by one or all together. */
  labels?: Partial<AppCardLabels> | undefined
}

/** An app in a list: its own description, and the host it runs on. */
export function AppCard({
  name,
  url,
  description,
  iconUrl,
  tags = [],
  href,
  renderLink,
  onOpen,
  pinned = false,
  onPinnedChange,
  unavailableReason,
  badge,
  actions,
  headingLevel = 3,
  labels,
  className,
  ...rest
}: AppCardProps) {
  const texts = useLabels('appCard', defaultAppCardLabels, labels)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const clean = cleanText(name, 64).text
  const isBarred =
    typeof unavailableReason === 'string' && unavailableReason !== ''
  const title = <ForeignText value={name} />
  return (
    <article
      aria-labelledby={`${id}-name`}
      {...rest}
      className={classNames('sr-app-card', className)}
      data-barred={isBarred || undefined}
    >
      <AppIcon name={name} iconUrl={iconUrl} />
      <div className="sr-app-card-head">
        <Heading id={`${id}-name`} className="sr-app-card-name">
          {(href === undefined && !renderLink) || isBarred ? (
            title
          ) : (
            <Slot
              tag="a"
              render={renderLink}
              className="sr-app-card-link"
              href={href}
              onClick={onOpen}
            >
              {title}
            </Slot>
          )}
          {badge}
        </Heading>
        <p className="sr-app-card-host">
          <bdi dir="ltr">{hostOf(url)}</bdi>
        </p>
      </div>
      {onPinnedChange !== undefined && (
        <IconButton
          icon="pin"
          className="sr-app-card-pin"
          label={pinned ? texts.unpin(clean) : texts.pin(clean)}
          aria-pressed={pinned}
          onClick={() => onPinnedChange(!pinned)}
        />
      )}
      {description !== undefined && description !== '' && (
        <p className="sr-app-card-description">
          <ForeignText value={description} max={300} />
        </p>
      )}
      {tags.length > 0 && (
        <ul className="sr-app-card-tags" aria-label={texts.tags}>
          {[...new Set(tags)].slice(0, 8).map((tag) => (
            <li key={tag}>
              <Badge>
                <ForeignText value={tag} max={24} />
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {isBarred && (
        <p className="sr-app-card-barred">
          <strong>{texts.unavailable}.</strong> {unavailableReason}
        </p>
      )}
      {actions !== undefined && (
        <div className="sr-app-card-actions">{actions}</div>
      )}
    </article>
  )
}

// The host as the browser writes it: look-alike letters show as xn--.
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : cleanText(url, 64).text
}
