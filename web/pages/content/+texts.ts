export default ['content', 'teasers', 'listing']
