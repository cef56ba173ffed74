import { PageHeader, type PageHeaderProps } from '@strongroom/ui-kit'
import { usePageTitle } from './usePageTitle.ts'

/** The head of a page, which also names the tab. */
export function PageTop({
  title,
  ...rest
}: Omit<PageHeaderProps, 'title'> & { title: string }) {
  usePageTitle(title)
  return <PageHeader title={title} {...rest} />
}
