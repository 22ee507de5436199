import type { DocumentNode } from 'graphql'
const n0 = {kind:"Variable",name:{kind:"Name",value:"formId"}}
const n1 = {kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"ID"}}}
const n2 = {kind:"VariableDefinition",variable:n0,type:n1}
const n3 = {kind:"Variable",name:{kind:"Name",value:"submissionId"}}
const n4 = {kind:"VariableDefinition",variable:n3,type:n1}
const n5 = {kind:"Variable",name:{kind:"Name",value:"values"}}
const n6 = {kind:"VariableDefinition",variable:n5,type:{kind:"NonNullType",type:{kind:"ListType",type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"FormValueInput"}}}}}}
const n7 = {kind:"Argument",name:{kind:"Name",value:"formId"},value:n0}
const n8 = {kind:"Argument",name:{kind:"Name",value:"submissionId"},value:n3}
const n9 = {kind:"Argument",name:{kind:"Name",value:"values"},value:n5}
const n10 = {kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"successful"}},{kind:"Field",name:{kind:"Name",value:"generalErrorMessage"}},{kind:"Field",name:{kind:"Name",value:"fieldErrors"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"fieldName"}},{kind:"Field",name:{kind:"Name",value:"errorMessage"}}]}}]}
export const SubmitForm = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SubmitForm"},variableDefinitions:[n2,n4,n6],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"submitForm"},arguments:[n7,n8,n9],selectionSet:n10}]}}]} as unknown as DocumentNode
export const SubscribeToCompetition = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"mutation",name:{kind:"Name",value:"SubscribeToCompetition"},variableDefinitions:[n2,n4,n6],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"subscribeToCompetition"},arguments:[n7,n8,n9],selectionSet:n10}]}}]} as unknown as DocumentNode