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
import { checksumAddress, isAddress } from 'viem'
import { PageTop } from '../../../core/PageTop.tsx'
import { useChainRecords } from '../../../core/useChainRecords.ts'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useStore } from '../../../storage/useStore.ts'
import { nameOf } from '../../address-book/useNames.ts'
import { SettingsTabs } from '../../settings/SettingsTop.tsx'
import { featureNames } from '../featureNames.ts'
import { parseAppUrl } from '../parseAppUrl.ts'
import { allowAll } from './allowAll.ts'
import { createAppPermissions } from './createAppPermissions.ts'
import { listOrigins, type OriginPermissions } from './listOrigins.ts'
import { revokeOrigin } from './revokeOrigin.ts'

/** The permissions of one origin. */
function OriginCard({ entry }: { entry: OriginPermissions }) {
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const { origin, capabilities, features, extras, isTrusted } = entry
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
    hasChoices || isTrusted || extras.some(({ isGranted }) => isGranted)
  return (
    <Card
      title={<bdi className="apps-origin">{origin}</bdi>}
      aria-label={origin}
    >
      <Stack>
        {capabilities.map(({ name, scope, isGranted }) => (
          <Checkbox
            key={`${name} ${scope}`}
            label={capabilityNames[name] ?? name}
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
            label={`Use your browser’s ${featureNames([name])}`}
            hint="From the next time it is opened"
            checked={isGranted}
            onCheckedChange={(isAllowed) => setFeature(name, isAllowed)}
          />
        ))}
        {extras.map(({ name, label, isGranted }) => (
          <Checkbox
            key={name}
            label={label}
            hint="From the next time it is opened"
            checked={isGranted}
            onCheckedChange={(isAllowed) => setFeature(name, isAllowed)}
          />
        ))}
        {isTrusted && (
          <Checkbox
            label="Open without a warning"
            checked
            onCheckedChange={setTrusted}
          />
        )}
        {hasDecisions && (
          <Stack direction="row" gap={2}>
            {hasChoices && (
              <>
                <Button
                  size="small"
                  aria-label={`Allow all to ${origin}`}
                  onClick={() => allowAll(stores, entry, true)}
                >
                  Allow all
                </Button>
                <Button
                  size="small"
                  aria-label={`Clear all of ${origin}`}
                  onClick={() => allowAll(stores, entry, false)}
                >
                  Clear all
                </Button>
              </>
            )}
            <Button
              size="small"
              variant="ghost"
              aria-label={`Remove ${origin}`}
              onClick={() => revokeOrigin(stores, origin)}
            >
              Remove
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

const capabilityNames: Record<string, string> = {
  requestAddressBook: 'Read your address book',
}

/** Names the safe that a permission counts for. */
function useScopeText(): (scope: string | undefined) => string {
  const { stores } = useServices()
  const { chains } = useChainRecords()
  const names = useStore(stores.names)
  return (scope) => {
    if (scope === undefined) return 'In every safe'
    const [chainId = '', address = ''] = scope.split(':')
    const chain = chains.find((known) => known.chainId === chainId)
    const name = nameOf(names[chainId] ?? {}, address)
    const own = isAddress(address) ? checksumAddress(address) : address
    return `Only in ${name ?? shortenAddress(own)} on ${chain?.chainName ?? `chain ${chainId}`}`
  }
}

/** Permissions of each app, and the buttons that revoke them. */
export function AppPermissionsPage() {
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const memory = useStore(stores.apps)
  const permissions = useStore(stores.permissions)
  // The card is rendered from an app's own page, before its first request.
  const { appUrl } = useSearch({ from: '/safe/settings/apps' })
  const origins = listOrigins(permissions, memory, parseAppUrl(appUrl)?.origin)
  return (
    <>
      <PageTop
        title="App permissions"
        description="What you allowed or refused, by web address. No permission lets an app move money: that always takes the owners’ signatures."
        eyebrow="Settings"
        actions={<ButtonLink to="/apps">Back to apps</ButtonLink>}
      />
      <SettingsTabs />
      {origins.length === 0 ? (
        <EmptyState title="No app has asked for anything" icon="lock">
          <p>When one does, your answer is kept here and can be changed.</p>
        </EmptyState>
      ) : (
        <Stack gap={6}>
          {origins.map((entry) => (
            <OriginCard key={entry.origin} entry={entry} />
          ))}
        </Stack>
      )}
    </>
  )
}
