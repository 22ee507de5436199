import type { DocumentNode } from 'graphql'
const n0 = {kind:"Variable",name:{kind:"Name",value:"pageId"}}
const n1 = {kind:"Variable",name:{kind:"Name",value:"url"}}
const n2 = {kind:"Field",name:{kind:"Name",value:"id"}}
const n3 = {kind:"Field",name:{kind:"Name",value:"name"}}
const n4 = {kind:"Field",name:{kind:"Name",value:"text"}}
const n5 = {kind:"Field",name:{kind:"Name",value:"url"}}
const n6 = {kind:"Field",name:{kind:"Name",value:"openLinkInNewWindow"}}
const n7 = {kind:"Field",name:{kind:"Name",value:"urlPath"}}
const n8 = {kind:"Field",name:{kind:"Name",value:"altTag"}}
const n9 = {kind:"Field",name:{kind:"Name",value:"imgTitle"}}
const n10 = {kind:"Field",name:{kind:"Name",value:"width"}}
const n11 = {kind:"Field",name:{kind:"Name",value:"height"}}
const n12 = {kind:"Field",name:{kind:"Name",value:"sources"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"src"}},n10]}}
const n13 = {kind:"Field",name:{kind:"Name",value:"value"}}
export const InfoLayer = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"InfoLayer"},variableDefinitions:[{kind:"VariableDefinition",variable:n0,type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}},{kind:"VariableDefinition",variable:n1,type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"abAssignments"},arguments:[{kind:"Argument",name:{kind:"Name",value:"url"},value:n1}],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"testId"}},{kind:"Field",name:{kind:"Name",value:"trackingCode"}},{kind:"Field",name:{kind:"Name",value:"variantId"}}]}},{kind:"Field",name:{kind:"Name",value:"getPageById"},arguments:[{kind:"Argument",name:{kind:"Name",value:"pageId"},value:n0}],selectionSet:{kind:"SelectionSet",selections:[n2,{kind:"Field",name:{kind:"Name",value:"seo"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"rows"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"cells"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"teasers"},selectionSet:{kind:"SelectionSet",selections:[n2,n3,{kind:"Field",name:{kind:"Name",value:"type"}},{kind:"Field",name:{kind:"Name",value:"template"}},{kind:"Field",name:{kind:"Name",value:"abTestId"}},{kind:"Field",name:{kind:"Name",value:"abVariantId"}},{kind:"Field",name:{kind:"Name",value:"attributes"},selectionSet:{kind:"SelectionSet",selections:[n3,n4,n5,n6,n7,n8,n9,n10,n11,n12,n13,{kind:"Field",name:{kind:"Name",value:"valueList"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"attributes"},selectionSet:{kind:"SelectionSet",selections:[n3,n4,n5,n6,n7,n8,n9,n10,n11,n12,n13]}}]}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode