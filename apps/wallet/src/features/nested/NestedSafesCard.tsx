import { useNestedApprovals } from '@strongroom/react-hooks/review'
import { Card, Stack } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useNestedTexts } from '../parents/texts.ts'
import { SafeList } from './SafeList.tsx'

/** Leads from the owners to the safes among them, and to those that the safe owns. */
export function NestedSafesCard() {
  const t = useNestedTexts()
  const { chainId, address } = useOpenSafe()
  const found = useNestedApprovals({ chainId, safeAddress: address })
  const parents = found?.owners.filter(({ kind }) => kind === 'safe') ?? []
  return (
    <Card
      title={t('title')}
      description={t('cardText')}
      actions={
        <ButtonLink size="small" to="/settings/nested">
          {t('open')}
        </ButtonLink>
      }
    >
      {parents.length > 0 && (
        <Stack gap={3}>
          <SafeList safes={parents} />
        </Stack>
      )}
    </Card>
  )
}
