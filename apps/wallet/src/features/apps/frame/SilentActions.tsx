import { Button, ExternalLink, safeHref } from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useStore } from '../../../storage/useStore.ts'
import { isSameApp } from '../isSameApp.ts'
import { removeCustomApp } from '../list/removeCustomApp.ts'
import { useAppSessionTexts } from '../sessionTexts.ts'

/** Actions of the owner for an app that never connected to the wallet. */
export function SilentActions({ url }: { url: URL }) {
  const t = useAppSessionTexts()
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const { chainId } = useOpenSafe()
  const navigate = useNavigate()
  const { custom } = useStore(stores.apps)
  const added = custom[chainId]?.find((app) => isSameApp(app.url, url.href))
  return (
    <>
      <ExternalLink href={safeHref(url.href) ?? ''}>{t('newTab')}</ExternalLink>
      {added !== undefined && (
        <Button
          size="small"
          onClick={() => {
            removeCustomApp(stores, chainId, added.url)
            void navigate({ to: '/apps' })
          }}
        >
          {t('remove')}
        </Button>
      )}
    </>
  )
}
