import { Card, Stack } from '@strongroom/ui-kit'
import { listRpcOrigins } from '../../config/listRpcOrigins.ts'
import { useServices } from '../../core/useServices.ts'
import { useAllowedEndpointsTexts } from './allowedEndpointsTexts.ts'

/** Which endpoints this site may connect to, and how to allow others. */
export function AllowedEndpoints() {
  const t = useAllowedEndpointsTexts()
  const { config } = useServices()
  return (
    <Card title={t('allowed')} description={t('allowedText')}>
      <Stack>
        <ul>
          {listRpcOrigins(config).map((origin) => (
            <li key={origin}>
              <code className="app-wrap">{origin}</code>
            </li>
          ))}
        </ul>
        <p className="app-advice">{t('runOwn')}</p>
        <code className="app-wrap">{t('runCommand')}</code>
        <p className="app-advice">{t('deploy')}</p>
        <code className="app-wrap">{t('deployCommand')}</code>
      </Stack>
    </Card>
  )
}
