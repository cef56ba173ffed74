import { useConnection } from '@strongroom/react-hooks'
import type { OwnerPolicy } from '@strongroom/safe-protocol/risks'
import {
  Badge,
  Button,
  Icon,
  IconButton,
  Menu,
  Owners,
  shortenAddress,
} from '@strongroom/ui-kit'
import type { Address } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import type { OwnerDraft } from './ownerDraft.ts'
import { useOwnersTexts } from './texts.ts'

/** What can be done with an owner. */
export interface OwnerActions {
  onRename: (owner: Address) => void
  onReplace: (owner: Address) => void
  onRemove: (owner: Address) => void
  /** Takes an addition or a removal back. */
  onUndo: (owner: Address) => void
}

/** The owners of the chain and those to be added, each with its actions. */
export function OwnerRows({
  now,
  draft,
  left,
  actions,
}: {
  now: OwnerPolicy
  draft: OwnerDraft | undefined
  /** Owners that the draft leaves; the last one cannot be removed. */
  left: number
  actions: OwnerActions
}) {
  const t = useOwnersTexts()
  const { chainId } = useOpenSafe()
  const { account } = useConnection()
  const names = useNames(chainId)
  const anchors = useKnownAddresses(chainId)
  const { added = [], removed = [] } = draft ?? {}
  const isIn = (list: readonly Address[], owner: string) =>
    list.some((entry) => entry.toLowerCase() === owner.toLowerCase())
  return (
    <Owners
      className="app-owner-rows"
      owners={[...now.owners, ...added].map((address) => ({
        address,
        name: nameOf(names, address),
      }))}
      account={account}
      anchors={anchors}
      renderActions={({ address: text, name: given }) => {
        const address = text as Address
        const name = given ?? shortenAddress(address)
        const isAdded = isIn(added, address)
        if (isAdded || isIn(removed, address))
          return (
            <>
              <Badge
                tone={isAdded ? 'success' : 'danger'}
                icon={isAdded ? 'plus' : 'minus'}
                className={isAdded ? undefined : 'app-owner-gone'}
              >
                {t(isAdded ? 'toAdd' : 'toRemove')}
              </Badge>
              <Button
                size="small"
                aria-label={t('undoFor', { name })}
                onClick={() => actions.onUndo(address)}
              >
                {t('undo')}
              </Button>
            </>
          )
        return (
          <>
            <Menu
              label={t('moreFor', { name })}
              aria-label={t('moreFor', { name })}
              trigger={<Icon name="more" />}
              variant="ghost"
              size="small"
              items={[
                {
                  id: 'rename',
                  label: t('rename'),
                  onSelect: () => actions.onRename(address),
                },
                {
                  id: 'replace',
                  label: t('replace'),
                  onSelect: () => actions.onReplace(address),
                },
              ]}
            />
            <IconButton
              icon="trash"
              label={left === 1 ? t('lastOwner') : t('remove', { name })}
              disabled={left === 1}
              onClick={() => actions.onRemove(address)}
            />
          </>
        )
      }}
    />
  )
}
