import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import '../apps.css'
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Stack,
  shortenAddress,
} from '@strongroom/ui-kit'
import { PageTop } from '../../../core/PageTop.tsx'
import { readAddress } from '../../../core/parseSafeRef.ts'
import { SettingsTabs } from '../../../core/SettingsTop.tsx'
import { useChainRecords } from '../../../core/useChainRecords.ts'
import { useServices } from '../../../core/useServices.ts'
import { clearAppData, listAppData } from '../../../storage/appData.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useStore } from '../../../storage/useStore.ts'
import { nameOf } from '../../address-book/useNames.ts'
import { featureNames } from '../featureNames.ts'
import { parseAppUrl } from '../parseAppUrl.ts'
import { allowAll } from './allowAll.ts'
import { createAppPermissions } from './createAppPermissions.ts'
import { listOrigins, type OriginPermissions } from './listOrigins.ts'
import { revokeOrigin } from './revokeOrigin.ts'
import { useAppPermissionsTexts } from './texts.ts'

/** The permissions of one origin. */
function OriginCard({
  entry,
  onDataCleared,
}: {
  entry: OriginPermissions
  onDataCleared: () => void
}) {
  const t = useAppPermissionsTexts()
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const { origin, capabilities, features, extras, isTrusted, dataSize } = entry
  const scopeText = useScopeText()
  const setFeature = (feature: string, isAllowed: boolean) =>
    stores.apps.set((memory) => ({
      ...memory,
      features: {
        ...memory.features,
        [origin]: { ...memory.features[origin], [feature]: isAllowed },
      },
    }))
  const setTrusted = (isOn: boolean) =>
    stores.apps.set((memory) => ({
      ...memory,
      trusted: isOn
        ? [...new Set([...memory.trusted, origin])]
        : memory.trusted.filter((other) => other !== origin),
    }))
  const hasChoices = capabilities.length + features.length > 0
  const hasDecisions =
    hasChoices ||
    isTrusted ||
    dataSize > 0 ||
    extras.some(({ isGranted }) => isGranted)
  return (
    <Card
      title={<bdi className="apps-origin">{origin}</bdi>}
      aria-label={origin}
    >
      <Stack>
        {capabilities.map(({ name, scope, isGranted }) => (
          <Checkbox
            key={`${name} ${scope}`}
            label={
              name === 'requestAddressBook' ? t('requestAddressBook') : name
            }
            hint={scopeText(scope)}
            checked={isGranted}
            onCheckedChange={(isAllowed) =>
              createAppPermissions(stores.permissions)[
                isAllowed ? 'grant' : 'deny'
              ](origin, [name], { scope })
            }
          />
        ))}
        {features.map(({ name, isGranted }) => (
          <Checkbox
            key={name}
            label={t('feature', { feature: featureNames([name]) })}
            hint={t('fromNextTime')}
            checked={isGranted}
            onCheckedChange={(isAllowed) => setFeature(name, isAllowed)}
          />
        ))}
        {extras.map(({ name, isGranted }) => (
          <Checkbox
            key={name}
            label={t(name === 'allow-downloads' ? 'downloads' : 'windows')}
            hint={t('fromNextTime')}
            checked={isGranted}
            onCheckedChange={(isAllowed) => setFeature(name, isAllowed)}
          />
        ))}
        {isTrusted && (
          <Checkbox
            label={t('withoutWarning')}
            checked
            onCheckedChange={setTrusted}
          />
        )}
        {dataSize > 0 && (
          <Stack direction="row" gap={2} align="center">
            <p>{t('data', { size: Math.ceil(dataSize / 1000) })}</p>
            <Button
              size="small"
              aria-label={t('deleteDataOf', { origin })}
              onClick={() => clearAppData(origin).finally(onDataCleared)}
            >
              {t('deleteData')}
            </Button>
          </Stack>
        )}
        {hasDecisions && (
          <Stack direction="row" gap={2}>
            {hasChoices && (
              <>
                <Button
                  size="small"
                  aria-label={t('allowAllTo', { origin })}
                  onClick={() => allowAll(stores, entry, true)}
                >
                  {t('allowAll')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('clearAllOf', { origin })}
                  onClick={() => allowAll(stores, entry, false)}
                >
                  {t('clearAll')}
                </Button>
              </>
            )}
            <Button
              size="small"
              variant="ghost"
              aria-label={t('removeNamed', { origin })}
              onClick={() =>
                revokeOrigin(stores, origin).finally(onDataCleared)
              }
            >
              {t('remove')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

/** Names the safe that a permission counts for. */
function useScopeText(): (scope: string | undefined) => string {
  const t = useAppPermissionsTexts()
  const { stores } = useServices()
  const { chains } = useChainRecords()
  const names = useStore(stores.names)
  return (scope) => {
    if (scope === undefined) return t('everySafe')
    const [chainId = '', address = ''] = scope.split(':')
    const chain = chains.find((known) => known.chainId === chainId)
    const name = nameOf(names[chainId] ?? {}, address)
    const own = readAddress(address) ?? address
    return t('oneSafe', {
      safe: name ?? shortenAddress(own),
      chain: chain?.chainName ?? t('networkOf', { id: chainId }),
    })
  }
}

/** Permissions of each app, and the buttons that revoke them. */
export function AppPermissionsPage() {
  const t = useAppPermissionsTexts()
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const memory = useStore(stores.apps)
  const permissions = useStore(stores.permissions)
  // The card is rendered from an app's own page, before its first request.
  const { appUrl } = useSearch({ from: '/safe/settings/apps' })
  const data = useQuery({
    queryKey: ['wallet', 'app-data'],
    queryFn: listAppData,
    staleTime: 0,
    retry: false,
  })
  const origins = listOrigins(
    permissions,
    memory,
    parseAppUrl(appUrl)?.origin,
    data.data,
  )
  return (
    <>
      <PageTop
        title={t('title')}
        description={t('description')}
        eyebrow={t('settings')}
        actions={<ButtonLink to="/apps">{t('toApps')}</ButtonLink>}
      />
      <SettingsTabs page="apps" />
      {origins.length === 0 ? (
        <EmptyState title={t('empty')} icon="lock">
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <Stack gap={5}>
          {origins.map((entry) => (
            <OriginCard
              key={entry.origin}
              entry={entry}
              onDataCleared={() => data.refetch()}
            />
          ))}
        </Stack>
      )}
    </>
  )
}
