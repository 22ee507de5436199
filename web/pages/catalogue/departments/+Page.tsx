import { Static } from '#web/lib/hydration/Static.tsx'
import { useData, useUrl } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Page as Frame } from '#web/ui/structure/Page/Page.tsx'
import type { data } from './+data.ts'
import styles from './DepartmentsPage.module.css'

/** What the navigation's flyouts show, as a page: for all without script, and where "all departments" leads. */
export function Page() {
  const { path } = useUrl()
  const { groups, head, isWhole } = useData<typeof data>()
  return (
    <Static key={path}>
      <Frame crumbs={head.breadcrumbs ?? []} headline={head.title}>
        {groups.map(({ id, name, departments }) => (
          <section key={id} aria-labelledby={isWhole ? `group-${id}` : undefined} className={styles.group}>
            {isWhole && departments.length > 1 && (
              <Heading level={2} id={`group-${id}`}>
                {name}
              </Heading>
            )}
            <ul className={styles.departments}>
              {departments.map((department) => (
                <li key={department.id} className={styles.department}>
                  <a href={department.path} className={styles.name}>
                    {department.image && (
                      <Picture image={department.image} sizes="96px" alt="" tint="none" className={styles.picture} />
                    )}
                    {/* A group of one department is named by it. */}
                    <span id={isWhole && departments.length === 1 ? `group-${id}` : undefined}>{department.name}</span>
                  </a>
                  <ul className={styles.categories}>
                    {department.children.map((category) => (
                      <li key={category.id}>
                        <a href={category.path} className={styles.category}>
                          {category.name}
                        </a>
                        {!isWhole && category.children.length > 0 && (
                          <ul className={styles.leaves}>
                            {category.children.map((leaf) => (
                              <li key={leaf.id}>
                                <a href={leaf.path}>{leaf.name}</a>
                              </li>
                            ))}
                          </ul>
                        )}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Frame>
    </Static>
  )
}
