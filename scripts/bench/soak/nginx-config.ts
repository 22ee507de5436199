import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../../docker/nginx.conf')

/** docker/nginx.conf with other addresses and files; throws when it says something that this doesn't know how to move. */
export function nginxConfig({
  port,
  edges,
  folder,
}: {
  port: number
  edges: readonly number[]
  folder: string
}): string {
  const servers = (options: string) => edges.map((edge) => `server 127.0.0.1:${edge}${options};`).join('\n    ')
  const moved: [RegExp, (match: RegExpExecArray) => string][] = [
    [/resolver [^;]+;/, () => ''],
    [/server edge:3000 resolve([^;]*);/, ([, options = '']) => servers(options)],
    // Visitors of the soak say who they are, as a proxy in front does.
    [/listen 8080;/, () => `listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;`],
    [/\/var\/log\/nginx\/access\.log/, () => join(folder, 'nginx-access.log')],
    [/\/var\/log\/nginx\/error\.log/, () => join(folder, 'nginx-error.log')],
    [/http \{/, () => `http {\n  ${temporaryFolders(folder)}`],
  ]
  return moved.reduce(
    (text, [pattern, replace]) => {
      const match = pattern.exec(text)
      if (!match) throw new Error(`docker/nginx.conf has no ${pattern}`)
      return text.replace(match[0], () => replace(match))
    },
    readFileSync(file, 'utf8'),
  )
}

const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const temporaryFolders = (folder: string) => kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ')
