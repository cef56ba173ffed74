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
import { assetsMissing } from './Assets.tsx'
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
  const assets = useAssets()
  const { items, classify, isListed, isHidden, imageOrigin, currency } = assets
  const { tokens, dust, hide, showAll, hideDust } = useHiding()
  const [justHidden, setJustHidden] = useState<AssetItem['tokenInfo']>()
  const missing = assetsMissing(assets)
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
          aria-label={`Send ${symbol}`}
        >
          Send
        </ButtonLink>
        {type === 'ERC20' && (
          <Menu
            label={`More for ${symbol}`}
            aria-label={`More for ${symbol}`}
            trigger={<Icon name="more" />}
            size="small"
            variant="ghost"
            items={[
              {
                id: 'hide',
                label: hidden ? 'Show in the list' : 'Hide from the list',
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
          label="Show tokens that are on no list"
          checked={tokens === 'all'}
          onCheckedChange={showAll}
        />
        {isPriced && (
          <Checkbox
            label="Hide balances of nearly no value"
            checked={dust === 'hide'}
            onCheckedChange={hideDust}
          />
        )}
      </div>
      {justHidden && (
        <Notice
          role="status"
          title={`${justHidden.symbol} is hidden`}
          actions={
            <Button
              size="small"
              onClick={() => {
                hide(justHidden.address, false)
                setJustHidden(undefined)
              }}
            >
              Undo
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
      <p className="app-advice">
        {isPriced
          ? 'Prices are the gateway’s.'
          : 'The gateway knows no prices for these assets, so no values are shown.'}
      </p>
    </>
  )
}
