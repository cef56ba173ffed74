import {
  type AssetItem,
  AssetTable,
  Button,
  Checkbox,
  Icon,
  Menu,
  Notice,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useMissingAssets } from './Assets.tsx'
import { useBalancesTexts } from './texts.ts'
import { useAssets } from './useAssets.ts'

/** Keeps which tokens the owner hid, and what else is folded away. */
function useHiding() {
  const { chainId } = useOpenSafe()
  const { stores } = useServices()
  const { tokens, dust } = useStore(stores.settings)
  const hide = (token: string, hides: boolean) =>
    stores.settings.set((settings) => {
      const address = token.toLowerCase()
      const others = (settings.hidden?.[chainId] ?? []).filter(
        (other) => other !== address,
      )
      const next = hides ? [...others, address] : others
      return { ...settings, hidden: { ...settings.hidden, [chainId]: next } }
    })
  const showAll = (all: boolean) =>
    stores.settings.set(({ tokens: _, ...settings }) =>
      all ? { ...settings, tokens: 'all' } : settings,
    )
  const hideDust = (hides: boolean) =>
    stores.settings.set(({ dust: _, ...settings }) =>
      hides ? { ...settings, dust: 'hide' } : settings,
    )
  return { tokens, dust, hide, showAll, hideDust }
}

/** Every coin and token of the open safe, with ways to send and to hide each. */
export function AllAssets() {
  const t = useBalancesTexts()
  const assets = useAssets()
  const { items, classify, isListed, isHidden, imageOrigin, currency } = assets
  const { tokens, dust, hide, showAll, hideDust } = useHiding()
  const [justHidden, setJustHidden] = useState<AssetItem['tokenInfo']>()
  const missing = useMissingAssets(assets)
  if (missing !== undefined) return missing
  const isPriced = items.some(
    ({ fiatConversion }) => Number(fiatConversion) > 0,
  )
  const actionsOf = ({ tokenInfo, ...item }: AssetItem) => {
    const { type, address, symbol } = tokenInfo
    if (type !== 'ERC20' && type !== 'NATIVE_TOKEN') return null
    const hidden = isHidden({ tokenInfo, ...item })
    return (
      <span className="app-asset-actions">
        <ButtonLink
          size="small"
          to="/send"
          search={{ token: type === 'ERC20' ? address : undefined }}
          aria-label={t('sendNamed', { name: symbol })}
        >
          {t('send')}
        </ButtonLink>
        {type === 'ERC20' && (
          <Menu
            label={t('moreFor', { symbol })}
            aria-label={t('moreFor', { symbol })}
            trigger={<Icon name="more" />}
            size="small"
            variant="ghost"
            items={[
              {
                id: 'hide',
                label: t(hidden ? 'show' : 'hide'),
                onSelect: () => {
                  hide(address, !hidden)
                  setJustHidden(hidden ? undefined : tokenInfo)
                },
              },
            ]}
          />
        )}
      </span>
    )
  }
  return (
    <>
      <div className="app-assets-options">
        <Checkbox
          label={t('showUnlisted')}
          checked={tokens === 'all'}
          onCheckedChange={showAll}
        />
        {isPriced && (
          <Checkbox
            label={t('hideDust')}
            checked={dust === 'hide'}
            onCheckedChange={hideDust}
          />
        )}
      </div>
      {justHidden && (
        <Notice
          role="status"
          title={t('isHidden', { symbol: justHidden.symbol })}
          actions={
            <Button
              size="small"
              onClick={() => {
                hide(justHidden.address, false)
                setJustHidden(undefined)
              }}
            >
              {t('undo')}
            </Button>
          }
        />
      )}
      <AssetTable
        items={items}
        sortable
        {...(isPriced && {
          defaultSort: { by: 'value', direction: 'descending' },
        })}
        {...{ classify, isListed, imageOrigin, currency }}
        renderActions={actionsOf}
      />
      <p className="app-advice">{t(isPriced ? 'priced' : 'unpriced')}</p>
    </>
  )
}
