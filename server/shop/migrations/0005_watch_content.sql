-- Editors' content for the change log. Where a page stands, and that it stands there, is the tag content.
select
  watch_table('stores', '''stores''', 'stores'),
  watch_table('pages',
    'unnest(array[''page:'' || r.id, ''content''] || case when r.footer is null then ''{}'' else array[''footer''] end)',
    'content'),
  watch_table('redirects', '''redirects''', 'redirects'),
  watch_table('ab_tests', '''abtests''', 'abtests'),
  watch_table('translations', '''translations''', 'translations'),
  watch_table('parameters', '''parameters''', 'parameters');
